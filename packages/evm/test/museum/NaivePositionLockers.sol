// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPositionManager} from "../../src/interfaces/IPositionManager.sol";
import {IManager} from "../position/V3.sol";

/// @notice Locks positions of whatever manager its caller names, as a locker does that nobody attacked yet.
contract NaivePositionLocker {
    struct Entry {
        address owner;
        address manager;
        uint256 tokenId;
        uint256 until;
        address token0;
        address token1;
    }

    Entry[] public entries;

    function lock(IManager manager, uint256 tokenId, uint256 until) external returns (uint256 id) {
        manager.transferFrom(msg.sender, address(this), tokenId);
        IPositionManager.Position memory p = manager.positions(tokenId);
        entries.push(Entry(msg.sender, address(manager), tokenId, until, p.token0, p.token1));
        return entries.length - 1;
    }

    function unlock(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner && block.timestamp >= entry.until);
        IManager(entry.manager).transferFrom(address(this), msg.sender, entry.tokenId);
    }
}

/// @notice Takes the fees of a position to itself first: what its balance grows by is its caller's.
contract BalanceCountingLocker is NaivePositionLocker {
    function collect(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner);
        (uint256 before0, uint256 before1) = _balances(entry);
        IPositionManager(entry.manager).collect(
            IPositionManager.CollectParams(entry.tokenId, address(this), type(uint128).max, type(uint128).max)
        );
        (uint256 after0, uint256 after1) = _balances(entry);
        IERC20(entry.token0).transfer(msg.sender, after0 - before0);
        IERC20(entry.token1).transfer(msg.sender, after1 - before1);
    }

    function _balances(Entry storage entry) private view returns (uint256, uint256) {
        return (IERC20(entry.token0).balanceOf(address(this)), IERC20(entry.token1).balanceOf(address(this)));
    }

    /// @notice It locks plain tokens, too.
    mapping(IERC20 token => mapping(address account => uint256)) public deposits;

    function deposit(IERC20 token, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        deposits[token][msg.sender] += amount;
    }

    function withdraw(IERC20 token) external {
        uint256 amount = deposits[token][msg.sender];
        deposits[token][msg.sender] = 0;
        token.transfer(msg.sender, amount);
    }
}

/// @notice Forwards any call of a lock's owner to the lock's manager, in the belief that only fees are meant.
contract PassingLocker is NaivePositionLocker {
    function manage(uint256 id, bytes calldata data) external {
        require(msg.sender == entries[id].owner);
        (bool done,) = entries[id].manager.call(data);
        require(done);
    }
}

/// @notice Believes in any position that comes with a call like a manager's.
contract BelievingLocker {
    mapping(uint256 tokenId => address) public owners;

    function onERC721Received(address, address from, uint256 tokenId, bytes calldata) external returns (bytes4) {
        owners[tokenId] = from;
        return this.onERC721Received.selector;
    }

    function unlock(IManager manager, uint256 tokenId) external {
        require(owners[tokenId] == msg.sender);
        manager.transferFrom(address(this), msg.sender, tokenId);
    }
}

/// @notice Pays the receiver before it gives the position back, and waits until that goes through.
contract WaitingLocker is NaivePositionLocker {
    address public immutable RECEIVER;

    constructor(address receiver) {
        RECEIVER = receiver;
    }

    function close(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner && block.timestamp >= entry.until);
        IPositionManager(entry.manager).collect(
            IPositionManager.CollectParams(entry.tokenId, RECEIVER, type(uint128).max, type(uint128).max)
        );
        IManager(entry.manager).transferFrom(address(this), msg.sender, entry.tokenId);
    }
}

/// @notice Pays the receiver with the gas that is left, and gives the position back in any case.
contract StarvedLocker is NaivePositionLocker {
    address public immutable RECEIVER;

    constructor(address receiver) {
        RECEIVER = receiver;
    }

    function close(uint256 id) external {
        Entry storage entry = entries[id];
        require(msg.sender == entry.owner && block.timestamp >= entry.until);
        try IPositionManager(entry.manager).collect{gas: gasleft() / 2}(
            IPositionManager.CollectParams(entry.tokenId, RECEIVER, type(uint128).max, type(uint128).max)
        ) returns (
            uint256, uint256
        ) {} catch {}
        IManager(entry.manager).transferFrom(address(this), msg.sender, entry.tokenId);
    }
}
