// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @notice Plain locks of one token, as a locker has them that nobody attacked yet.
abstract contract NaiveLocker {
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

    function lock(uint256 amount, uint256 until) external returns (uint256 id) {
        TOKEN.transferFrom(msg.sender, address(this), amount);
        entries.push(Entry(msg.sender, amount, until));
        return entries.length - 1;
    }

    function unlock(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner && block.timestamp >= entry.until);
        uint256 amount = entry.amount;
        entry.amount = 0;
        TOKEN.transfer(msg.sender, amount);
    }
}

/// @notice Has a function for emergencies.
contract OwnedLocker is NaiveLocker {
    address public owner = msg.sender;

    constructor(IERC20 token) NaiveLocker(token) {}

    function transferOwnership(address newOwner) external {
        require(msg.sender == owner);
        owner = newOwner;
    }

    function rescue(address to) external {
        require(msg.sender == owner);
        TOKEN.transfer(to, TOKEN.balanceOf(address(this)));
    }
}

/// @notice Moves liquidity to a newer exchange, at a price that the caller names, and gives back what is left over.
contract MigratingLocker is NaiveLocker {
    address private constant NEW_EXCHANGE = address(0x3333);

    constructor(IERC20 token) NaiveLocker(token) {}

    function migrate(uint256 id, uint256 amount, uint256 priceBps) external {
        require(msg.sender == entries[id].owner);
        uint256 used = (amount * priceBps) / 10_000;
        TOKEN.transfer(NEW_EXCHANGE, used);
        TOKEN.transfer(msg.sender, amount - used);
    }
}

interface IFeeSource {
    function collect() external;
}

/// @notice Collects the fees of a position: what arrives meanwhile is the fee.
contract CollectingLocker is NaiveLocker {
    constructor(IERC20 token) NaiveLocker(token) {}

    function collectFees(IFeeSource position) external {
        uint256 before = TOKEN.balanceOf(address(this));
        position.collect();
        TOKEN.transfer(msg.sender, TOKEN.balanceOf(address(this)) - before);
    }
}

/// @notice A position that locks tokens while its fees are collected.
contract LockingPosition is IFeeSource {
    CollectingLocker private immutable LOCKER;
    IERC20 private immutable TOKEN;
    uint256 public id;

    constructor(CollectingLocker locker, IERC20 token) {
        (LOCKER, TOKEN) = (locker, token);
    }

    function attack(uint256 amount) external {
        TOKEN.approve(address(LOCKER), amount);
        LOCKER.collectFees(this);
    }

    function collect() external {
        id = LOCKER.lock(TOKEN.balanceOf(address(this)), block.timestamp);
    }

    function takeOut() external {
        LOCKER.unlock(id);
    }
}

/// @notice Forwards any call that its caller wants to make to the token.
contract ForwardingLocker is NaiveLocker {
    constructor(IERC20 token) NaiveLocker(token) {}

    function launch(bytes calldata data) external {
        (bool done,) = address(TOKEN).call(data);
        require(done);
    }
}

interface ISigner {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// @notice Pays out of an allowance when a signer agrees, both of which the caller names.
contract SignedDistribution {
    function pay(IERC20 token, address source, ISigner signer, uint256 amount) external {
        bytes32 hash = keccak256(abi.encode(token, source, amount));
        require(signer.isValidSignature(hash, "") == ISigner.isValidSignature.selector);
        token.transferFrom(source, msg.sender, amount);
    }
}

/// @notice Agrees to everything.
contract YesSigner is ISigner {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return ISigner.isValidSignature.selector;
    }
}

/// @notice Campaigns whose creator names the locker that later takes the tokens; a cancelled one pays them back.
contract ApprovingCampaigns {
    mapping(address creator => uint256) private _amounts;

    function create(IERC20 token, uint256 amount, address locker) external {
        token.transferFrom(msg.sender, address(this), amount);
        _amounts[msg.sender] += amount;
        token.approve(locker, amount);
    }

    function cancel(IERC20 token) external {
        uint256 amount = _amounts[msg.sender];
        delete _amounts[msg.sender];
        token.transfer(msg.sender, amount);
    }
}

interface ICollateral {
    function worthOf(address account) external view returns (uint256);
}

/// @notice Lends against the collateral that a source reports; the caller names the source.
contract TrustingLoans {
    function borrow(IERC20 token, ICollateral source) external {
        token.transfer(msg.sender, source.worthOf(msg.sender));
    }
}

/// @notice Reports a large collateral for everybody.
contract BoastingCollateral is ICollateral {
    function worthOf(address) external pure returns (uint256) {
        return 100 ether;
    }
}
