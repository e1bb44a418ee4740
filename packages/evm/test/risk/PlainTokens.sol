// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

// Tokens of which the risk check is asked what it knows; none of them is shipped. What owners can do with them, without
// anything being done yet.

/// @notice A million tokens for its deployer, and nothing else.
contract PlainToken is ERC20("Plain", "PLN") {
    constructor() {
        _mint(msg.sender, 1_000_000 ether);
    }
}

/// @notice A thousand units that cannot be divided.
contract WholeToken is ERC20("Whole", "WHL") {
    constructor() {
        _mint(msg.sender, 1_000_000);
    }

    function decimals() public pure override returns (uint8) {
        return 0;
    }
}

/// @notice An owner who can do nothing.
abstract contract OwnedToken is ERC20, Ownable {
    constructor(string memory symbol_) ERC20(symbol_, symbol_) Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000 ether);
    }
}

contract PowerlessToken is OwnedToken("PWL") {}

contract MintableToken is OwnedToken("MNT") {
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

/// @notice Makes new tokens by a name that no list knows.
contract OddMintToken is OwnedToken("ODD") {
    function harvestMoon(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

/// @notice New tokens for anybody who asks.
contract FreeMintToken is OwnedToken("FRE") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

contract RoleMintToken is ERC20("Roles", "ROL"), AccessControl {
    bytes32 public constant MINTER = keccak256("MINTER");

    constructor() {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(MINTER, msg.sender);
        _mint(msg.sender, 1_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER) {
        _mint(to, amount);
    }
}

contract PausingToken is OwnedToken("PSE") {
    bool private _paused;

    function pause() external onlyOwner {
        _paused = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!_paused, "paused");
        super._update(from, to, value);
    }
}

contract BlacklistingToken is OwnedToken("BLL") {
    mapping(address account => bool) private _blocked;

    function blacklist(address account, bool value) external onlyOwner {
        _blocked[account] = value;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!_blocked[from] && !_blocked[to], "blocked");
        super._update(from, to, value);
    }
}

/// @notice Its owner burns what others hold.
contract SeizingToken is OwnedToken("SEZ") {
    function burn(address from, uint256 amount) external onlyOwner {
        _burn(from, amount);
    }
}

/// @notice Its owner multiplies what everybody holds.
contract RebasingToken is OwnedToken("RBT") {
    uint256 private _percent = 100;

    function rebase(uint256, int256 delta) external onlyOwner {
        _percent = uint256(int256(_percent) + delta);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (super.balanceOf(account) * _percent) / 100;
    }

    function _update(address from, address to, uint256 value) internal override {
        // its first tokens are made before it has a percentage
        super._update(from, to, from == address(0) ? value : (value * 100) / _percent);
    }
}

/// @notice What everybody holds melts: half of it a day.
contract MeltingToken is OwnedToken("MLT") {
    uint256 private immutable SINCE = block.timestamp;

    function balanceOf(address account) public view override returns (uint256) {
        uint256 half = (block.timestamp - SINCE) / 1 days;
        return super.balanceOf(account) >> half;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, from == address(0) ? value : value << ((block.timestamp - SINCE) / 1 days));
    }
}

contract DestructibleToken is OwnedToken("DST") {
    function destroy() external onlyOwner {
        selfdestruct(payable(msg.sender));
    }
}

/// @notice The code behind the proxies: an owner, new tokens for it, and by UUPS its own replacement.
contract ProxiedToken is ERC20("Proxied", "PRX"), UUPSUpgradeable {
    address public owner;

    function initialize(address owner_) external {
        require(owner == address(0), "done");
        owner = owner_;
        _mint(owner_, 1_000_000 ether);
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "not owner");
    }
}

/// @notice The same without a way to replace itself.
contract FixedToken is ERC20("Fixed", "FIX") {
    bool private _done;

    function initialize(address owner_) external {
        require(!_done, "done");
        _done = true;
        _mint(owner_, 1_000_000 ether);
    }
}

contract UupsProxy is ERC1967Proxy {
    constructor(address implementation)
        ERC1967Proxy(implementation, abi.encodeCall(ProxiedToken.initialize, (msg.sender)))
    {}
}

contract AdminProxy is TransparentUpgradeableProxy {
    constructor(address implementation)
        TransparentUpgradeableProxy(implementation, msg.sender, abi.encodeCall(FixedToken.initialize, (msg.sender)))
    {}
}

contract TokenBeacon is UpgradeableBeacon {
    constructor(address implementation) UpgradeableBeacon(implementation, msg.sender) {}
}

contract BeaconToken is BeaconProxy {
    constructor(address beacon) BeaconProxy(beacon, abi.encodeCall(FixedToken.initialize, (msg.sender))) {}
}

/// @notice Runs code that it finds in a place of its own.
contract OddProxy {
    mapping(uint256 place => address) private _code;

    constructor(address implementation) {
        _code[7] = implementation;
        (bool success,) = implementation.delegatecall(abi.encodeCall(FixedToken.initialize, (msg.sender)));
        require(success, "not initialized");
    }

    fallback() external {
        address implementation = _code[7];
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}

/// @notice Transfers that answer nothing, as the oldest tokens do.
contract SilentToken is OwnedToken("SIL") {
    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        assembly {
            return(0, 0)
        }
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        super.transferFrom(from, to, value);
        assembly {
            return(0, 0)
        }
    }
}

/// @notice Transfers that happen and answer false.
contract DenyingToken is OwnedToken("DNY") {
    function transfer(address to, uint256 value) public override returns (bool) {
        super.transfer(to, value);
        return false;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        super.transferFrom(from, to, value);
        return false;
    }
}

contract NamelessToken is OwnedToken("NML") {
    function name() public pure override returns (string memory) {
        revert("no name");
    }

    function symbol() public pure override returns (string memory) {
        revert("no symbol");
    }

    function decimals() public pure override returns (uint8) {
        revert("no decimals");
    }
}

/// @notice A BUSD that is not the BUSD: its B is Greek.
contract BorrowedNameToken is ERC20(unicode"ΒUSD Token", unicode"ΒUSD") {
    constructor() {
        _mint(msg.sender, 1_000_000 ether);
    }
}
