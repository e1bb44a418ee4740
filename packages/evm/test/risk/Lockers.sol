// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {RabbitLock} from "../../src/lock/RabbitLock.sol";

// Lockers of which the risk check is asked who can open them; none of them is shipped. Each holds liquidity until a date that
// is a year ahead, and most have one way around it.

/// @notice Locks of one token, each with its owner and its date. Nothing else opens it.
contract DatedLocker {
    struct Entry {
        address owner;
        uint256 amount;
        uint256 until;
    }

    IERC20 internal immutable TOKEN;
    Entry[] public entries;

    constructor(IERC20 token) {
        TOKEN = token;
    }

    function lock(uint256 amount, uint256 until) external {
        TOKEN.transferFrom(msg.sender, address(this), amount);
        entries.push(Entry(msg.sender, amount, until));
    }

    function withdraw(uint256 id) external virtual {
        require(block.timestamp >= entries[id].until, "locked");
        _release(id, entries[id].owner);
    }

    function _release(uint256 id, address to) internal {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner, "not the owner");
        uint256 amount = entry.amount;
        entry.amount = 0;
        TOKEN.transfer(to, amount);
    }

    function _all() internal view returns (uint256) {
        return TOKEN.balanceOf(address(this));
    }
}

/// @notice Releases evenly between two dates, to the one who locked.
contract VestingLocker {
    IERC20 private immutable TOKEN;
    address public beneficiary;
    uint256 public total;
    uint256 public released;
    uint256 public start;

    constructor(IERC20 token) {
        TOKEN = token;
    }

    function lock(uint256 amount, uint256 until) external {
        require(total == 0, "taken");
        (beneficiary, total, start) = (msg.sender, amount, until);
        TOKEN.transferFrom(msg.sender, address(this), amount);
    }

    function release() external {
        require(block.timestamp > start, "locked");
        uint256 vested = (total * (block.timestamp - start)) / 365 days;
        uint256 amount = (vested > total ? total : vested) - released;
        released += amount;
        TOKEN.transfer(beneficiary, amount);
    }
}

/// @notice A drain under a name that promises nothing of the kind.
contract HarmlessNameLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function syncStatistics() external onlyOwner {
        TOKEN.transfer(msg.sender, _all());
    }
}

contract EmergencyLocker is DatedLocker {
    address private _admin = msg.sender;

    constructor(IERC20 token) DatedLocker(token) {}

    function emergencyWithdraw(address to, uint256 amount) external {
        require(msg.sender == _admin, "not the administrator");
        TOKEN.transfer(to, amount);
    }
}

/// @notice Its owner corrects dates, the owner of a lock then takes it out.
contract BackdatingLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function correctDate(uint256 id, uint256 until) external onlyOwner {
        entries[id].until = until;
    }
}

contract MigratingLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function migrate(address newLocker) external onlyOwner {
        require(newLocker.code.length > 0, "no locker");
        TOKEN.transfer(newLocker, _all());
    }
}

/// @notice Behind proxies: its state comes with the first lock.
contract ProxiedLocker {
    struct Entry {
        IERC20 token;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Entry[] public entries;

    function lockToken(IERC20 token, uint256 amount, uint256 until) external {
        token.transferFrom(msg.sender, address(this), amount);
        entries.push(Entry(token, msg.sender, amount, until));
    }

    function withdraw(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner && block.timestamp >= entry.until, "locked");
        uint256 amount = entry.amount;
        entry.amount = 0;
        entry.token.transfer(msg.sender, amount);
    }
}

contract SelfUpgradingLocker is ProxiedLocker, UUPSUpgradeable {
    address public owner;

    function initialize(address first) external {
        require(owner == address(0), "initialized");
        owner = first;
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "not the owner");
    }
}

contract UupsLocker is ERC1967Proxy {
    constructor(address target)
        ERC1967Proxy(target, abi.encodeCall(SelfUpgradingLocker.initialize, (msg.sender)))
    {}
}

contract AdminLocker is TransparentUpgradeableProxy {
    constructor(address target)
        TransparentUpgradeableProxy(target, msg.sender, abi.encodeCall(SelfUpgradingLocker.initialize, (msg.sender)))
    {}
}

contract LockerBeacon is UpgradeableBeacon {
    constructor(address target) UpgradeableBeacon(target, msg.sender) {}
}

contract BeaconLocker is BeaconProxy {
    constructor(address beacon) BeaconProxy(beacon, abi.encodeCall(SelfUpgradingLocker.initialize, (msg.sender))) {}
}

/// @notice Keeps its code where no standard has it.
contract OddLocker {
    mapping(bytes32 place => address) private _targets;

    constructor(address target) {
        _targets["code"] = target;
    }

    fallback() external {
        (bool done, bytes memory answer) = _targets["code"].delegatecall(msg.data);
        assembly {
            if done { return(add(answer, 32), mload(answer)) }
            revert(add(answer, 32), mload(answer))
        }
    }
}

/// @notice A fee of all that is locked is a withdrawal.
contract FeeLocker is DatedLocker, Ownable {
    uint256 private _feeBps;

    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function setFee(uint256 feeBps) external onlyOwner {
        require(feeBps <= 10_000, "too much");
        _feeBps = feeBps;
    }

    function collectFees() external {
        TOKEN.transfer(owner(), (_all() * _feeBps) / 10_000);
    }
}

/// @notice Hands the position itself to a new owner, before the date.
contract PositionLocker is DatedLocker {
    constructor(IERC20 token) DatedLocker(token) {}

    function transferPosition(uint256 id, address newOwner) external {
        _release(id, newOwner);
    }
}

contract ModuleLocker is DatedLocker, Ownable {
    address private _module;

    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function setModule(address module) external onlyOwner {
        _module = module;
    }

    function runModule(bytes calldata data) external {
        (bool done,) = _module.delegatecall(data);
        require(done, "failed");
    }
}

contract DestructibleLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function close() external onlyOwner {
        selfdestruct(payable(msg.sender));
    }
}

contract ExecutingLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function execute(address target, bytes calldata data) external onlyOwner {
        (bool done,) = target.call(data);
        require(done, "failed");
    }
}

contract ApprovingLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function setOperator(address operator) external onlyOwner {
        TOKEN.approve(operator, type(uint256).max);
    }
}

/// @notice Opens at once for everybody when a flag is set.
contract FlagLocker is DatedLocker, Ownable {
    bool private _isOpen;

    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function setOpen(bool isOpen) external onlyOwner {
        _isOpen = isOpen;
    }

    function withdraw(uint256 id) external override {
        require(_isOpen || block.timestamp >= entries[id].until, "locked");
        _release(id, msg.sender);
    }
}

/// @notice Nobody has the role that opens it, and its administrator gives it at any time.
contract RoleLocker is DatedLocker, AccessControl {
    bytes32 public constant KEEPER = keccak256("KEEPER");

    constructor(IERC20 token) DatedLocker(token) {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
    }

    function sweep(address to) external onlyRole(KEEPER) {
        TOKEN.transfer(to, _all());
    }
}

interface IClock {
    function time() external view returns (uint256);
}

/// @notice Asks somebody what time it is.
contract ClockLocker is DatedLocker, Ownable {
    IClock private _clock;

    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function setClock(IClock clock) external onlyOwner {
        _clock = clock;
    }

    function withdraw(uint256 id) external override {
        require(_clock.time() >= entries[id].until, "locked");
        _release(id, msg.sender);
    }
}

/// @notice Saves tokens that were sent by mistake: also those that were locked.
contract RescuingLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function rescueERC20(IERC20 token, address to, uint256 amount) external onlyOwner {
        token.transfer(to, amount);
    }
}

contract SignedLocker is DatedLocker, Ownable {
    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function claim(address to, bytes calldata signature) external {
        require(ECDSA.recover(keccak256(abi.encode(to, address(this))), signature) == owner(), "not signed");
        TOKEN.transfer(to, _all());
    }
}

/// @notice Opens for anybody who knows a number.
contract MagicLocker is DatedLocker {
    bytes32 private immutable HASH = keccak256(abi.encode(uint256(0xfeed5eed)));

    constructor(IERC20 token) DatedLocker(token) {}

    function poke(uint256 number) external {
        if (keccak256(abi.encode(number)) == HASH) TOKEN.transfer(msg.sender, _all());
    }
}

/// @notice Says two days before that it will open.
contract DelayedLocker is DatedLocker, Ownable {
    uint256 private _announced;

    constructor(IERC20 token) DatedLocker(token) Ownable(msg.sender) {}

    function announce() external onlyOwner {
        _announced = block.timestamp;
    }

    function open() external onlyOwner {
        require(_announced != 0 && block.timestamp >= _announced + 2 days, "too early");
        TOKEN.transfer(msg.sender, _all());
    }
}

/// @notice Its functions are clean; its constructor was not.
contract PromisedLocker is DatedLocker {
    constructor(IERC20 token) DatedLocker(token) {
        token.approve(msg.sender, type(uint256).max);
    }
}

/// @notice Any call that it does not know opens it for one account.
contract FallbackLocker is DatedLocker {
    address private immutable KEEPER = msg.sender;

    constructor(IERC20 token) DatedLocker(token) {}

    fallback() external {
        require(msg.sender == KEEPER, "unknown");
        TOKEN.transfer(msg.sender, _all());
    }
}

/// @notice Accounts that open it are in a list that nothing shows.
contract SecretLocker is DatedLocker {
    mapping(address account => bool) private _keepers;

    constructor(IERC20 token) DatedLocker(token) {
        _keepers[msg.sender] = true;
    }

    function settle() external {
        require(_keepers[msg.sender], "unknown");
        TOKEN.transfer(msg.sender, _all());
    }
}

/// @notice Takes tokens in, and gives them to anybody.
contract OpenLocker is DatedLocker {
    constructor(IERC20 token) DatedLocker(token) {}

    function withdraw(uint256) external override {
        TOKEN.transfer(msg.sender, _all());
    }
}

/// @notice Has the very code of the platform's locker, and gave everything away before it had it.
contract TwinLocker {
    constructor(IERC20 token) {
        token.approve(msg.sender, type(uint256).max);
        bytes memory code = type(RabbitLock).runtimeCode;
        assembly {
            return(add(code, 32), mload(code))
        }
    }
}
